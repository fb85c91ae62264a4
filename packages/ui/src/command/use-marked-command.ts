import { type KeyboardEvent, useState } from 'react';
import { type Command, indexAfterKey } from './commands.ts';

/**
 * The marked command of a list, at first the first one: arrow keys move the mark, Enter selects. The mark follows its
 * command when the list changes.
 */
export function useMarkedCommand(items: readonly Command[]) {
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === markedKey),
  );
  const current = items[at];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      current?.onSelect();
      return;
    }
    const next = indexAfterKey(event.key, at, items.length);
    if (next === null) return;
    event.preventDefault();
    setMarkedKey(items[next]?.key ?? null);
  };
  return { current, mark: setMarkedKey, onKeyDown };
}
