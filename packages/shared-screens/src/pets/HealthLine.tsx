import type { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconHelpCircle } from '@zampa/ui/icons/IconHelpCircle';
import styles from './PetHealth.module.css';

export interface HealthLineProps {
  /** Null if unknown. */
  notes: readonly string[] | null;
  label: string;
  icon: typeof IconAlertTriangle;
  /** Texts for an empty list and for unknown. */
  none: string;
  unknown: string;
}

/** Shows allergies or chronic conditions: the list, "none", or "unknown". */
export function HealthLine({ notes, label, icon: Icon, none, unknown }: HealthLineProps) {
  if (!notes || notes.length === 0)
    return (
      <p className={styles['line']} data-state={notes ? 'none' : 'unknown'}>
        {notes ? (
          <IconCheck size={18} aria-hidden="true" />
        ) : (
          <IconHelpCircle size={18} aria-hidden="true" />
        )}
        <span>{notes ? none : unknown}</span>
      </p>
    );
  return (
    <div className={styles['line']} data-state="present">
      <Icon size={18} aria-hidden="true" />
      <div>
        <strong>{label}</strong>
        <ul className={styles['notes']} aria-label={label}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
