import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './DropPanel.module.css';

export interface OpenPanelProps {
  id: string;
  label: string;
  role?: 'group' | 'dialog';
  /** Replaces the place and size of the panel of a `DropPanel`. */
  className?: string;
  children: ReactNode;
  /** Called on a press elsewhere. */
  onLeave: () => void;
  /** Called on Escape in the panel or on its button. */
  onClose: () => void;
}

/** Content of a `DropPanel`, which closes on Escape or a press elsewhere. */
export function OpenPanel(props: OpenPanelProps) {
  const { id, label, role = 'group', className, children, onLeave, onClose } = props;
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const container = panel?.parentElement ?? null;
  useClickOutside(onLeave, null, [container]);
  // The focused element may have been removed, so Escape is also handled on the body. Prevents the default, so that
  // elements behind do not handle the key too.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || !(target instanceof Node)) return;
    if (target !== document.body && !container?.contains(target)) return;
    event.preventDefault();
    onClose();
  };
  useWindowEvent('keydown', onKeyDown, true);
  return (
    <div
      ref={setPanel}
      id={id}
      role={role}
      aria-label={label}
      className={className ?? styles['panel']}
    >
      <Suspense>{children}</Suspense>
    </div>
  );
}
