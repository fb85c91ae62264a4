import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Draft, isSameDraft } from './gestures.ts';
import { type KeyModel, trackKeys } from './track-keys.ts';
import { type PointerModel, trackPointer } from './track-pointer.ts';

export type GestureModel = Omit<PointerModel & KeyModel, 'onDraft'>;

/** Tracks pointer and keys in a grid; returns the draft of the gesture in progress and a function that sets it. */
export function useGridGestures(root: RefObject<HTMLElement | null>, model: GestureModel) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const onDraft = (next: Draft | null) =>
    setDraft((before) => (isSameDraft(before, next) ? before : next));
  const readModel = useEffectEvent(() => ({ ...model, onDraft }));
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const stop = [trackPointer, trackKeys].map((track) => track(current, () => readModel()));
    return () => {
      for (const each of stop) each();
    };
  }, [root]);
  return [draft, onDraft] as const;
}
