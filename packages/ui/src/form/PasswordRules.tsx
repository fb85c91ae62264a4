import { IconCheck } from '../icons/IconCheck.ts';
import { IconCircle } from '../icons/IconCircle.ts';
import styles from './PasswordRules.module.css';

export interface ShownPasswordRule {
  id: string;
  label: string;
  isMet: boolean;
}

export interface PasswordRulesProps {
  rules: readonly ShownPasswordRule[];
  metLabel: string;
  unmetLabel: string;
}

/** Rules of a password, checked off while the user types. */
export function PasswordRules({ rules, metLabel, unmetLabel }: PasswordRulesProps) {
  return (
    <ul className={styles['rules']}>
      {rules.map(({ id, label, isMet }) => (
        <li key={id} data-met={isMet}>
          {isMet ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconCircle size={16} aria-hidden="true" />
          )}
          <span>
            {label}
            <span className="z-visually-hidden">: {isMet ? metLabel : unmetLabel}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
