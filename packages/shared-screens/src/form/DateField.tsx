import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@zampa/ui/icons/IconCalendar';
import { parseDay } from '@zampa/domain/time/parse-day';
import { dayIn } from '@zampa/domain/time/plain-days';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { type Ref, Suspense, useRef, useState } from 'react';
import styles from './DateField.module.css';

const DateCalendar = lazyPart(async () => (await import('./DateCalendar.tsx')).DateCalendar);

export interface DateFieldProps extends Pick<
  TextInputProps,
  'label' | 'description' | 'error' | 'required' | 'onBlur'
> {
  ref?: Ref<HTMLInputElement>;
  /** Calendar day, `YYYY-MM-DD`; empty without a date. */
  value: string;
  /** Called with a calendar day; empty while the typed text is not a date. */
  onChange: (day: string) => void;
  /** First and last day that can be chosen in the calendar. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Field for a calendar day in the reader's format, typed or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, onBlur, ...field } = props;
  const { t } = useTranslation();
  // The typed text; null while the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const today = dayIn(useMinuteClock(), deviceZone());
  const close = () => {
    setOpen(false);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className={styles['field']}>
      <TextInput
        {...field}
        value={typed ?? formatCalendarDay(value)}
        placeholder={t('common:date.format')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(parseDay(currentTarget.value, today) ?? '');
        }}
        onBlur={(event) => {
          // Text that is not a date stays, so that the user can correct it.
          if (typed !== null && (typed.trim() === '' || parseDay(typed, today))) setTyped(null);
          onBlur?.(event);
        }}
        rightSection={<OpenButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
      />
      {isOpen && (
        <Suspense>
          <DateCalendar
            value={value || today}
            today={today}
            min={min}
            max={max}
            onChoose={(day) => {
              setTyped(null);
              onChange(day);
              close();
            }}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function OpenButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      color="gray"
      size="sm"
      aria-label={t('common:date.choose')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <IconCalendar size={18} />
    </ActionIcon>
  );
}
