import './theme/fonts.ts';
import { createRoot } from 'react-dom/client';
import { appOf } from './app.tsx';
import { makeI18nProvider } from './i18n/provider.ts';

const i18nProvider = await makeI18nProvider();
createRoot(document.getElementById('root') as HTMLElement).render(appOf(i18nProvider));
