// The theme with fonts would send the reader 14 files of a Latin font: pages use those of the device.
import Theme from 'vitepress/theme-without-fonts';
import './style.css';

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default Theme;
