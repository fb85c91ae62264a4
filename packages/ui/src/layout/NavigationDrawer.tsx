import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';
import styles from './NavigationDrawer.module.css';

export interface NavigationDrawerProps {
  opened: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  navigation: SideNavigationProps;
}

/** The clinic's navigation where the window is too narrow to keep it at the left. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { opened, onClose, label, closeLabel, navigation } = props;
  return (
    <Drawer.Root opened={opened} onClose={onClose} size="17.5rem">
      <Drawer.Overlay backgroundOpacity={0.35} color="#0a2e25" />
      <Drawer.Content aria-label={label}>
        <div className={styles['menu']}>
          <ActionIcon className={styles['closer']} aria-label={closeLabel} onClick={onClose}>
            <IconX size={22} />
          </ActionIcon>
          <SideNavigation {...navigation} onNavigate={onClose} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
