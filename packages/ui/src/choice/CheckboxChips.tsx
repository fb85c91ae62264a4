import { IconCheck } from '../icons/IconCheck.ts';
import { ErrorLine } from '../form/ErrorLine.tsx';
import { FieldGroup } from '../kit/FieldGroup.tsx';
import styles from './CheckboxChips.module.css';
import type { CheckboxListProps } from './CheckboxList.tsx';

/** Checkboxes as chips side by side, for short labels. */
export function CheckboxChips<Value extends string>(props: CheckboxListProps<Value>) {
  const { label, items, value, onChange, error } = props;
  const toggle = (toggled: Value, checked: boolean) =>
    onChange(checked ? [...value, toggled] : value.filter((other) => other !== toggled));
  return (
    <FieldGroup legend={label} look="choices">
      {items.map((item) => {
        const isChosen = value.includes(item.value);
        return (
          <label key={item.value} className={styles['chip']}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={item.disabled ?? false}
              onChange={(event) => toggle(item.value, event.currentTarget.checked)}
            />
            {isChosen ? <IconCheck size={16} aria-hidden="true" /> : item.icon}
            {item.label}
            {item.description && <small>{item.description}</small>}
          </label>
        );
      })}
      <ErrorLine>{error}</ErrorLine>
    </FieldGroup>
  );
}
