import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { DayHours } from './DayHours.tsx';
import { WEEKDAYS, type WeekEditorProps } from './week.ts';
import styles from './WeekEditor.module.css';
import { WeekGrid } from './WeekGrid.tsx';

/**
 * Shows the editor for the hours of a week. Wide screens show a grid to draw on, with the fields of the chosen
 * day; narrow screens show the fields of all days.
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
