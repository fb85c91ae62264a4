import { Button } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconDots } from '@zampa/ui/icons/IconDots';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ReactNode } from 'react';
import type { HeaderAction } from './header-action.ts';

export interface MoreMenuProps {
  actions: readonly HeaderAction[];
  /** Key that opens the menu. */
  shortcut?: string;
  /** Further items, below the actions. */
  children?: ReactNode;
}

/** Menu of the actions for which the conversation's header has no room. */
export function MoreMenu({ actions, shortcut, children }: MoreMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu width={240} position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-md"
          variant="default"
          data-key={shortcut}
          leftSection={<IconDots size={18} aria-hidden="true" />}
        >
          {t('inbox:conversation.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, icon, onSelect }) => (
          <Menu.Item key={key} leftSection={icon} onClick={onSelect}>
            {label}
          </Menu.Item>
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
