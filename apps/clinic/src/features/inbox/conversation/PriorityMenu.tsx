import { ActionIcon } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PRIORITIES } from '@zampa/domain/conversations/enumerations';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { RequestMenuProps } from './AssignMenu.tsx';

/** Lets somebody choose how urgent a request is. */
export function PriorityMenu({ conversation, onChange }: Omit<RequestMenuProps, 'staff'>) {
  const { t } = useTranslation();
  const names = {
    HIGH: t('inbox-opened:priority.high'),
    MEDIUM: t('inbox-opened:priority.medium'),
    LOW: t('inbox-opened:priority.low'),
  };
  const current = conversation.payload.priority;
  const label = t('inbox-opened:priority.is', { priority: names[current] });
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          color={current === 'HIGH' ? 'red' : 'gray'}
          aria-label={label}
          title={label}
          data-key="p"
        >
          <IconAlertTriangle size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('inbox-opened:priority.title')}</Menu.Label>
        <Menu.RadioGroup
          value={current}
          onChange={(chosen) => {
            const priority = PRIORITIES.find((known) => known === chosen);
            if (priority) onChange({ priority });
          }}
        >
          {PRIORITIES.toReversed().map((priority) => (
            <Menu.RadioItem key={priority} value={priority} closeMenuOnClick>
              {names[priority]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
