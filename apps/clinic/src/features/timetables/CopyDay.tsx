import { Button } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconCopy } from '@zampa/ui/icons/IconCopy';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { copyTargets, WEEKDAYS, withDayCopied, type WeekEditorProps } from './week.ts';

/** Shows the menu to copy a day's hours to all working days, to every day or to one day. */
export function CopyDay({ spans, onChange, weekday }: WeekEditorProps & { weekday: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const copyTo = (days: readonly number[]) => onChange(withDayCopied(spans, weekday, days));
  const day = weekdayName(weekday, language);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          aria-label={t('timetables:week.copyOf', { day })}
        >
          {t('timetables:week.copy')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => copyTo(copyTargets.workingDays)}>
          {t('timetables:week.toWorkingDays')}
        </Menu.Item>
        <Menu.Item onClick={() => copyTo(copyTargets.everyDay)}>
          {t('timetables:week.toEveryDay')}
        </Menu.Item>
        <Menu.Divider />
        {WEEKDAYS.filter((target) => target !== weekday).map((target) => (
          <Menu.Item key={target} onClick={() => copyTo([target])}>
            {t('timetables:week.toDay', { day: weekdayName(target, language) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
