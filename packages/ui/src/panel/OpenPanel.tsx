import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './DropPanel.module.css';

export interface OpenPanelProps {
  id: string;
  label: string;
  children: ReactNode;
  /** Something else is pressed. */
  onLeave: () => void;
  /** Escape is pressed, within the panel or its button. */
  onClose: () => void;
}

/** Shows what a button opens, in the same place as the button, until something else is pressed or Escape. */
export function OpenPanel({ id, label, children, onLeave, onClose }: OpenPanelProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const place = panel?.parentElement ?? null;
  useClickOutside(onLeave, null, [place]);
  // What had the focus may have gone from the panel. What lies beneath does not answer the key as well.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || !(target instanceof Node)) return;
    if (target !== document.body && !place?.contains(target)) return;
    event.preventDefault();
    onClose();
  };
  useWindowEvent('keydown', onKeyDown, true);
  return (
    <div ref={setPanel} id={id} role="group" aria-label={label} className={styles['panel']}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
