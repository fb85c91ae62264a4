import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { isolateDirection } from './isolate.ts';
import type { TextKey } from './namespaces.ts';
import { interpolate, type Values } from './translator.ts';
import { useTranslation } from './use-translation.ts';

type TransProps = {
  i18nKey: TextKey;
  values?: Values;
  /**
   * Elements for the tags of the text, by name: `<terms>…</terms>` is rendered as `components.terms` around the
   * words.
   */
  components: Readonly<Record<string, ReactElement>>;
};

/** Splits into plain text, tag name and tag content, repeatedly. Tags must not be nested. */
const TAG = /<(\w+)>(.*?)<\/\1>/s;

/** Renders a text with tags, such as links or emphasis. */
export function Trans({ i18nKey, values = {}, components }: TransProps): ReactNode {
  const { t } = useTranslation();
  // Values are inserted after splitting, so that a value that looks like a tag stays text.
  const parts = t(i18nKey).split(TAG);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const words = interpolate(part, values, isolateDirection);
    const element = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined;
    return element ? cloneElement(element, { key: index }, words) : words;
  });
}
