import { ActionIcon } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { PRIORITIES } from '@zampa/domain/conversations/enumerations';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { RequestMenuProps } from './AssignMenu.tsx';

/** Shows the menu to set the priority of a request. */
export function PriorityMenu({ conversation, onChange }: Omit<RequestMenuProps, 'staff'>) {
  const { t } = useTranslation();
  const names = {
    HIGH: t('inbox:conversation.priority.high'),
    MEDIUM: t('inbox:conversation.priority.medium'),
    LOW: t('inbox:conversation.priority.low'),
  };
  const current = conversation.payload.priority;
  const label = t('inbox:conversation.priority.is', { priority: names[current] });
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
        <Menu.Label>{t('inbox:conversation.priority.title')}</Menu.Label>
        <Menu.RadioGroup
          value={current}
          onChange={(chosen) => {
            const priority = PRIORITIES.find((each) => each === chosen);
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
