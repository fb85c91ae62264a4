import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { IconTrash } from '@zampa/ui/icons/IconTrash';
import { validateHours, type WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useHeadingLevel } from '@zampa/ui/kit/heading-level';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CopyDay } from './CopyDay.tsx';
import styles from './DayHours.module.css';
import { TimeField } from './TimeField.tsx';
import {
  type PlacedSpan,
  splitAtMidnight,
  spansOfDay,
  withSpanAdded,
  type WeekEditorProps,
} from './week.ts';

/** Shows one day as text fields that offer everything the grid can do, usable by keyboard. */
export function DayHours({ spans, onChange, weekday }: WeekEditorProps & { weekday: number }) {
  const { t } = useTranslation();
  const day = weekdayName(weekday, useLanguage());
  const daySpans = spansOfDay(spans, weekday);
  const name = `day-${weekday}`;
  return (
    <section className={styles['day']} aria-labelledby={name}>
      <header className={styles['head']}>
        <Title as={useHeadingLevel()} id={name} capital>
          {day}
        </Title>
        {daySpans.length > 0 && <CopyDay spans={spans} onChange={onChange} weekday={weekday} />}
      </header>
      {daySpans.length === 0 && <Text tone="muted">{t('timetables:week.closed')}</Text>}
      {daySpans.map((span) => (
        <SpanFields key={span.index} day={day} span={span} spans={spans} onChange={onChange} />
      ))}
      <Button
        className={styles['add'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        aria-label={
          daySpans.length === 0
            ? t('timetables:week.openOn', { day })
            : t('timetables:week.addOn', { day })
        }
        onClick={() => onChange(withSpanAdded(spans, weekday))}
      >
        {daySpans.length === 0 ? t('timetables:week.open') : t('timetables:week.add')}
      </Button>
    </section>
  );
}

type SpanFieldsProps = WeekEditorProps & { readonly day: string; readonly span: PlacedSpan };

function SpanFields({ day, span, spans, onChange }: SpanFieldsProps) {
  const { index, from, to } = span;
  const { t } = useTranslation();
  const problem = validateHours(spans).find((found) => found.index === index);
  const night = splitAtMidnight(span);
  const updateSpan = (change: { from?: string; to?: string }) =>
    onChange(spans.map((each, place) => (place === index ? { ...each, ...change } : each)));
  return (
    <div>
      <div className={styles['span']}>
        <TimeField
          label={t('timetables:week.from', { day })}
          value={from}
          error={problem?.field === 'from'}
          onChange={(time) => updateSpan({ from: time })}
        />
        <span aria-hidden="true">–</span>
        <TimeField
          label={t('timetables:week.to', { day })}
          value={to}
          error={problem?.field === 'to'}
          onChange={(time) => updateSpan({ to: time })}
        />
        <ActionIcon
          color="gray"
          aria-label={t('timetables:week.remove', { day, from, to })}
          onClick={() => onChange(spans.filter((_span, place) => place !== index))}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      <ErrorLine>{problem && fieldText(t, { type: problem.code as 'validate' })}</ErrorLine>
      {night && (
        <NightHours
          night={night}
          onEnter={() =>
            onChange(spans.flatMap((each, place) => (place === index ? night : [each])))
          }
        />
      )}
    </div>
  );
}

type NightHoursProps = { readonly night: readonly WeeklySpan[]; readonly onEnter: () => void };

/** Explains how to enter hours past midnight, with a button that does so. */
function NightHours({ night, onEnter }: NightHoursProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hours = night.map(
    ({ weekday, from, to }) => `${weekdayName(weekday, language)} ${from}–${to}`,
  );
  return (
    <Stack gap="4">
      <Text tone="muted" size="small">
        {t('timetables:week.night', { hours: hours.join(', ') })}
      </Text>
      <Row>
        <Button variant="default" size="xs" onClick={onEnter}>
          {t('timetables:week.enterNight')}
        </Button>
      </Row>
    </Stack>
  );
}
