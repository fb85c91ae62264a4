import { Button } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useState } from 'react';
import styles from './DropPanel.module.css';

export interface DropPanelProps {
  /** The name of the button and of what it opens. */
  label: string;
  icon: ReactNode;
  /** Beside the icon; the name is read instead. */
  text?: ReactNode;
  /** What the panel holds; `close` after a choice that ends it. Its code may come when it is first wanted. */
  children: (close: () => void) => ReactNode;
}

/** Shows a button with a panel below it, which closes with Escape or when something else is pressed. */
export function DropPanel({ label, icon, text, children }: DropPanelProps) {
  const [open, setOpen] = useState(false);
  const root = useClickOutside<HTMLDivElement>(() => setOpen(false));
  const id = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => open && key === 'Escape' && close();
  return (
    <div ref={root} className={styles['root']} onKeyDown={onKeyDown} role="presentation">
      <Button
        id={`${id}-button`}
        variant="default"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        leftSection={icon}
        {...(!text && { className: styles['bare'] ?? '' })}
        onClick={() => setOpen(!open)}
      >
        {text}
      </Button>
      {open && (
        <div id={id} role="group" aria-label={label} className={styles['panel']}>
          <Suspense>{children(close)}</Suspense>
        </div>
      )}
    </div>
  );
}
