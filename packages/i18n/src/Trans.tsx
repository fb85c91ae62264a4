import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { TextKey } from './namespaces.ts';
import { fill, type Values } from './translator.ts';
import { useTranslation } from './use-translation.ts';

type TransProps = {
  i18nKey: TextKey;
  values?: Values;
  /** What the tags of the text become, by their name: `<terms>…</terms>` is `components.terms` around the words. */
  components: Readonly<Record<string, ReactElement>>;
};

/** Plain words, a name and what its tag holds, and again. Tags stand beside each other, never inside one another. */
const TAG = /<(\w+)>(.*?)<\/\1>/s;

/** Shows a text some words of which are links or emphasis. */
export function Trans({ i18nKey, values = {}, components }: TransProps): ReactNode {
  const { t } = useTranslation();
  // Values go in after the tags are found: a value that looks like a tag is words.
  const parts = t(i18nKey).split(TAG);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const words = fill(part, values);
    const element = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined;
    return element ? cloneElement(element, { key: index }, words) : words;
  });
}
