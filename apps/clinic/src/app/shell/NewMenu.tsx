import { Button } from '@mantine/core';
import { Menu } from '@zampa/ui/mantine/Menu';
import { IconBeach } from '@zampa/ui/icons/IconBeach';
import { IconCalendarPlus } from '@zampa/ui/icons/IconCalendarPlus';
import { IconMessagePlus } from '@zampa/ui/icons/IconMessagePlus';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { IconSend } from '@zampa/ui/icons/IconSend';
import { IconUserPlus } from '@zampa/ui/icons/IconUserPlus';
import { Link } from '@tanstack/react-router';
import { mayOpenForClients } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ReactNode } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useOpenOnMount } from './use-open-on-mount.ts';

export interface NewMenuProps {
  className: string;
  /** Label of the button. */
  children: ReactNode;
}

/** Menu of everything that the user may create from any page. */
export function NewMenu({ className, children }: NewMenuProps) {
  const { t } = useTranslation();
  const { idRole } = useFacility();
  const button = useOpenOnMount();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button
          ref={button}
          className={className}
          aria-label={t('settings:new.action')}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          renderRoot={(props) => (
            <Link to="/workspace/calendar" search={{ open: 'booking' }} {...props} />
          )}
          leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
        >
          {t('settings:new.appointment')}
        </Menu.Item>
        {mayOpenForClients(idRole) && <ClientItems />}
        <Menu.Divider />
        <Menu.Item
          renderRoot={(props) => (
            <Link to="/workspace/calendar" search={{ open: 'absence' }} {...props} />
          )}
          leftSection={<IconBeach size={18} aria-hidden="true" />}
        >
          {t('settings:new.absence')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ClientItems() {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item
        renderRoot={(props) => (
          <Link to="/workspace/clients" search={{ open: 'message' }} {...props} />
        )}
        leftSection={<IconMessagePlus size={18} aria-hidden="true" />}
      >
        {t('settings:new.request')}
      </Menu.Item>
      <Menu.Item
        renderRoot={(props) => <Link to="/workspace/clients" search={{ open: 'new' }} {...props} />}
        leftSection={<IconUserPlus size={18} aria-hidden="true" />}
      >
        {t('settings:new.client')}
      </Menu.Item>
      <Menu.Item
        renderRoot={(props) => (
          <Link to="/workspace/clients" search={{ open: 'invite' }} {...props} />
        )}
        leftSection={<IconSend size={18} aria-hidden="true" />}
      >
        {t('settings:new.invite')}
      </Menu.Item>
    </>
  );
}
