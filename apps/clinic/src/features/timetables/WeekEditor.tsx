import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { DayHours } from './DayHours.tsx';
import { WEEKDAYS, type WeekEditorProps } from './week.ts';
import styles from './WeekEditor.module.css';
import { WeekGrid } from './WeekGrid.tsx';

/**
 * Shows the hours of a week: a grid to draw on with the chosen day's fields beside it, or on a narrow screen all days
 * in fields.
 */
export function WeekEditor(props: WeekEditorProps) {
  const [chosen, choose] = useState(1);
  const isWide = useMediaQuery('(width >= 62em)', false, { getInitialValueInEffect: false });
  if (!isWide)
    return (
      <Stack gap="12">
        {WEEKDAYS.map((weekday) => (
          <DayHours key={weekday} {...props} weekday={weekday} />
        ))}
      </Stack>
    );
  return (
    <div className={styles['wide']}>
      <WeekGrid {...props} chosen={chosen} onChoose={choose} />
      <DayHours key={chosen} {...props} weekday={chosen} />
    </div>
  );
}
