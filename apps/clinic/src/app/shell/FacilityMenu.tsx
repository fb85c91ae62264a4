import { Menu } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { useTranslation } from 'react-i18next';
import { useFacilityChoice } from '../FacilityProvider.tsx';
import { FacilityButton } from './FacilityButton.tsx';

export interface FacilityMenuProps {
  facility: StaffFacility;
  defaultOpened: boolean;
}

/** The way to another facility, and to the code of this one. */
export function FacilityMenu({ facility, defaultOpened }: FacilityMenuProps) {
  const { t } = useTranslation();
  const { facilities, choose } = useFacilityChoice();
  return (
    <Menu width="target" position="bottom-start" defaultOpened={defaultOpened}>
      <Menu.Target>
        <FacilityButton facility={facility} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={facility.id} onChange={choose}>
          <Menu.Label>{t('facilities:switch.choose')}</Menu.Label>
          {facilities.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          renderRoot={(props) => <Link to="/workspace/facilities/code" {...props} />}
          leftSection={<IconQrcode size={18} aria-hidden="true" />}
        >
          {t('facilities:switch.invite')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
