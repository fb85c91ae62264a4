import { Menu } from '@zampa/ui/mantine/Menu';
import { PRIORITIES } from '@zampa/domain/conversations/enumerations';
import { useTranslation } from '@zampa/i18n/use-translation';
import { priorityText } from '../priority-text.ts';
import type { PriorityMenuProps } from './request-menu-props.ts';

/** Menu items to set the priority of a request. */
export function PriorityItems({ conversation, onChange }: PriorityMenuProps) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Label>{t('inbox:conversation.priority.title')}</Menu.Label>
      <Menu.RadioGroup
        value={conversation.payload.priority}
        onChange={(chosen) => {
          const priority = PRIORITIES.find((each) => each === chosen);
          if (priority) onChange({ priority });
        }}
      >
        {PRIORITIES.toReversed().map((priority) => (
          <Menu.RadioItem key={priority} value={priority} closeMenuOnClick>
            {priorityText(t, priority)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
