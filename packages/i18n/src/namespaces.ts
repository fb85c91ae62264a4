import type { Texts } from './texts.ts';

export type Namespace = keyof Texts;

/** Plural forms count as one text: `t` chooses the form by `count`. */
type Folded<Key extends string> = Key extends `${infer Name}_${'one' | 'many' | 'other'}`
  ? Name
  : Key;

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Folded<Key>
    : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** The full key of every text, `namespace:path.to.key`. */
export type TextKey = { [N in Namespace]: `${N}:${Path<Texts[N]>}` }[Namespace];
