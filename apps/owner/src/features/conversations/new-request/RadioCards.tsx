import { type ReactNode, useId } from 'react';
import styles from '@zampa/ui/choice/choice-list.module.css';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

export interface RadioCardsProps {
  label: string;
  items: readonly { value: string; label: string; description?: ReactNode }[];
  value: string | null;
  onChange: (value: string) => void;
}

/** Radio group as a list of large rows. */
export function RadioCards({ label, items, value, onChange }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={styles['list']}>
      <legend className="z-visually-hidden">{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles['row']}>
          <input
            type="radio"
            className={styles['mark']}
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <Stack as="span" gap="0" grow>
            <strong>{item.label}</strong>
            {item.description && (
              <Text as="span" tone="muted">
                {item.description}
              </Text>
            )}
          </Stack>
        </label>
      ))}
    </fieldset>
  );
}
