/** The ES module of the package, whose own types describe it as CommonJS. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';
  export default function createBidi(): Bidi;
}
