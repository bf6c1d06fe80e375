import { readFileSync } from 'node:fs';
import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';

interface Menu {
  repository: string;
  ref: string;
  base: string;
  menu: { title: string; pages: MenuPage[] }[];
  languages: { lang: string; dir: 'ltr' | 'rtl'; pages: MenuPage[]; words: { pages: string; allPages: string } }[];
}

interface MenuPage {
  name: string;
  title: string;
}

// `website/build.ts` wrote it.
const { repository, ref, base, menu, languages } = JSON.parse(
  readFileSync(new URL('../menu.json', import.meta.url), 'utf8'),
) as Menu;
const isRelease = ref !== 'main';

const sidebar = menu.map(({ title, pages }) => ({
  text: title,
  collapsed: false,
  items: pages.map((page) => ({ text: page.title, link: `/${page.name}` })),
}));

const nameOf = (lang: string): string => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

/** Pages in other languages than English: few, so that their menu ends with the English ones. */
const locales = Object.fromEntries(
  languages.map(({ lang, dir, pages, words }) => [
    lang,
    {
      label: nameOf(lang),
      lang,
      dir,
      link: `/${lang}/${pages[0]?.name}`,
      themeConfig: {
        sidebar: [
          { text: nameOf(lang), items: pages.map(({ name, title }) => ({ text: title, link: `/${lang}/${name}` })) },
          ...sidebar,
        ],
        outline: { level: [2, 3] as [number, number], label: words.pages },
        sidebarMenuLabel: words.allPages,
      },
    },
  ]),
);

/** A token of markdown-it, as far as it is read here. */
interface MarkdownToken {
  type: string;
  content: string;
  children: { content: string }[] | null;
  attrSet: (name: string, value: string) => void;
}

/** The anchor that a heading of a translation has before its words, `<a id="states"></a>`, becomes the one of the heading. */
function ownAnchors({ tokens }: { tokens: MarkdownToken[] }): void {
  for (const [i, heading] of tokens.entries()) {
    const words = tokens[i + 1];
    const [mark = '', anchor] = /^<a id="([\w-]+)"><\/a>/.exec(words?.content ?? '') ?? [];
    if (heading.type !== 'heading_open' || !words || !anchor) continue;
    heading.attrSet('id', anchor);
    words.content = words.content.slice(mark.length);
    words.children?.splice(0, 2); // the two tags
  }
}

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default defineConfig({
  srcDir: 'pages',
  outDir: 'dist',
  base,
  lang: 'en',
  locales: { root: { label: 'English', lang: 'en' }, ...locales },
  title: 'Dinam',
  description: 'Backend for news apps in the languages of India',
  // Addresses on a server of the reader are no pages of ours.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    // The anchors that headings have on GitHub, in the help of the interface and in the links of the pages.
    anchor: { slugify: slug },
    // Braces are text here.
    attrs: { disable: true },
    config: ({ core, renderer: { rules } }) => {
      core.ruler.after('inline', 'own_anchors', ownAnchors);
      const { code_inline } = rules;
      // `{{ name }}` is of our themes: Vue leaves code between backticks alone, as it does blocks.
      rules.code_inline = (tokens, i, ...rest) => {
        tokens[i]?.attrSet('v-pre', '');
        return code_inline?.(tokens, i, ...rest) ?? '';
      };
    },
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'API', link: '/api' },
      {
        text: isRelease ? ref : 'Unreleased',
        items: [
          { text: isRelease ? `${ref}: these pages` : 'Unreleased (main): these pages', link: '/' },
          ...(isRelease ? [{ text: 'Unreleased (main)', link: `${repository}/tree/main/docs` }] : []),
          { text: 'All releases', link: `${repository}/releases` },
          { text: 'What changed', link: `${repository}/blob/${ref}/CHANGELOG.md` },
        ],
      },
    ],
    sidebar,
    // Few pages are in other languages: the switch leads to those.
    i18nRouting: false,
    outline: [2, 3],
    externalLinkIcon: true,
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
    socialLinks: [{ icon: 'github', link: repository }],
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          options: {
            // One form of letters that can be written in two ways, without joiners, which readers do not type. This
            // function also runs in the browser: it uses nothing from outside.
            processTerm: (term) =>
              term
                .normalize('NFKC')
                .replace(/[\u200b-\u200d\u2060]/g, '')
                .toLowerCase(),
          },
        },
      },
    },
  },
});
