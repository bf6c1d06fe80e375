import { readFileSync } from 'node:fs';
import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';

interface Menu {
  repository: string;
  ref: string;
  base: string;
  menu: { title: string; pages: { name: string; title: string }[] }[];
}

// `website/build.ts` wrote it.
const { repository, ref, base, menu } = JSON.parse(
  readFileSync(new URL('../menu.json', import.meta.url), 'utf8'),
) as Menu;
const isRelease = ref !== 'main';

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default defineConfig({
  srcDir: 'pages',
  outDir: 'dist',
  base,
  lang: 'en',
  title: 'Dinam',
  description: 'Backend for news apps in the languages of India',
  // Addresses on a server of the reader are no pages of ours.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    // The anchors that headings have on GitHub, in the help of the interface and in the links of the pages.
    anchor: { slugify: slug },
    // Braces are text here.
    attrs: { disable: true },
    config: ({ renderer: { rules } }) => {
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
    sidebar: menu.map(({ title, pages }) => ({
      text: title,
      collapsed: false,
      items: pages.map((page) => ({ text: page.title, link: `/${page.name}` })),
    })),
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
