import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import styles from './DropPanel.module.css';
import { lazyPart } from '../states/lazy-part.ts';

/** Lazy-loaded when the panel is first opened. */
const OpenPanel = lazyPart(async () => (await import('./OpenPanel.tsx')).OpenPanel);

export interface DropPanelProps {
  /** Accessible name of the button and the panel. */
  label: string;
  icon: ReactNode;
  /** Visible text next to the icon; screen readers use the label. */
  text?: ReactNode;
  /** Renders the content of the panel; `close` closes it after a final choice. May be lazy-loaded. */
  children: (close: () => void) => ReactNode;
}

/** Button with a panel below it. The panel closes on Escape, returning the focus, or on a press elsewhere. */
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
        // Keeps `aria-controls` valid while the panel is loading.
        <Suspense fallback={<div id={id} />}>
          <OpenPanel {...{ id, label }} onLeave={() => setOpen(false)} onClose={close}>
            {children(close)}
          </OpenPanel>
        </Suspense>
      )}
    </div>
  );
}
