import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import styles from './DropPanel.module.css';

/** Comes when it is first opened. */
const OpenPanel = lazy(async () => ({ default: (await import('./OpenPanel.tsx')).OpenPanel }));

export interface DropPanelProps {
  /** The name of the button and of what it opens. */
  label: string;
  icon: ReactNode;
  /** Beside the icon; the name is read instead. */
  text?: ReactNode;
  /** What the panel holds; `close` after a choice that ends it. Its code may come when it is first wanted. */
  children: (close: () => void) => ReactNode;
}

/** Shows a button with a panel below it, which closes with Escape and gives the focus back, or when something else is pressed. */
export function DropPanel({ label, icon, text, children }: DropPanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };
  return (
    <div className={styles['root']}>
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
        // What the button says it controls is there at once.
        <Suspense fallback={<div id={id} />}>
          <OpenPanel {...{ id, label }} onLeave={() => setOpen(false)} onClose={close}>
            {children(close)}
          </OpenPanel>
        </Suspense>
      )}
    </div>
  );
}
