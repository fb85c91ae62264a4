import { DAY_MINUTES } from '@zampa/domain/time/durations';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import type { QuietHours } from '@zampa/domain/notifications/quiet-hours';
import { parseMinute, formatMinute } from '@zampa/domain/timetables/weekly-hours';
import { cityName } from '@zampa/i18n/format/city-name';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { TimeOfDayField } from '../form/TimeOfDayField.tsx';

export interface QuietHoursFieldsProps {
  quietHours: QuietHours | null;
  onChange: (quietHours: QuietHours | null) => void;
}

const DEFAULT_QUIET_HOURS = { from: 22 * 60, to: 7 * 60 };

/** Fields for quiet hours, in the time zone of the device. */
export function QuietHoursFields({ quietHours, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const zone = quietHours?.zone ?? deviceZone();
  return (
    <Stack gap="12">
      <Checkbox
        label={t('notifications:settings.quiet.label')}
        description={t('notifications:settings.quiet.why')}
        checked={quietHours !== null}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { ...DEFAULT_QUIET_HOURS, zone } : null)
        }
      />
      {quietHours && (
        <>
          <Row gap="12" align="start" fill>
            <MinuteField
              key={`from ${quietHours.from}`}
              label={t('notifications:settings.quiet.from')}
              minute={quietHours.from}
              other={quietHours.to}
              onChange={(from) => onChange({ ...quietHours, from, zone: deviceZone() })}
            />
            <MinuteField
              key={`to ${quietHours.to}`}
              label={t('notifications:settings.quiet.to')}
              minute={quietHours.to}
              other={quietHours.from}
              onChange={(to) => onChange({ ...quietHours, to, zone: deviceZone() })}
            />
          </Row>
          <Text tone="muted" size="small">
            {t('notifications:settings.quiet.zone', { city: cityName(zone, language) })}
          </Text>
        </>
      )}
    </Stack>
  );
}

interface MinuteFieldProps {
  label: string;
  minute: number;
  /** The other end of the quiet hours; must differ, since an empty period is invalid. */
  other: number;
  onChange: (minute: number) => void;
}

/** Time field that reports a value once it is a complete, valid time. */
function MinuteField({ label, minute, other, onChange }: MinuteFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(formatMinute(minute));
  const isComplete = /^\d\d:\d\d$/.test(typed);
  const parsed = isComplete ? parseMinute(typed) : null;
  const isInvalid = isComplete && (parsed === null || parsed > 1439 || parsed === other);
  return (
    <TimeOfDayField
      label={label}
      value={typed}
      error={isInvalid && t('notifications:settings.quiet.wrong')}
      onChange={(time) => {
        setTyped(time);
        const chosen = /^\d\d:\d\d$/.test(time) ? parseMinute(time) : null;
        if (chosen !== null && chosen < DAY_MINUTES && chosen !== other && chosen !== minute)
          onChange(chosen);
      }}
    />
  );
}
