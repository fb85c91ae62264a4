import { Button } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconChevronDown } from '@zampa/ui/icons/IconChevronDown';
import { useTranslation } from '@zampa/i18n/use-translation';
import { priorityText } from '../priority-text.ts';
import { PriorityItems } from './PriorityItems.tsx';
import type { PriorityMenuProps } from './request-menu-props.ts';

/** Shows whether a request is urgent, with a menu to set its priority. */
export function PriorityMenu(props: PriorityMenuProps) {
  const { t } = useTranslation();
  const { priority } = props.conversation.payload;
  const isUrgent = priority === 'HIGH';
  const label = t('inbox:conversation.priority.is', { priority: priorityText(t, priority) });
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-md"
          variant={isUrgent ? 'light' : 'default'}
          {...(isUrgent && { color: 'red' })}
          aria-label={label}
          title={label}
          data-key="p"
          leftSection={<IconAlertTriangle size={18} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {isUrgent ? priorityText(t, priority) : t('inbox:conversation.priority.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <PriorityItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}
