import type { Plugin } from 'vite';

/**
 * Names the fonts in the page's head: found only once the styles are read, they would come after the first words,
 * and everything would move when the letters change.
 */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      return fonts.map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: base + file,
          crossorigin: '',
        },
        injectTo: 'head',
      }));
    },
  };
}
