import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';
import styles from './NavigationDrawer.module.css';

export interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  navigation: SideNavigationProps;
  label: string;
  closeLabel: string;
}

/** Shows the clinic's navigation on a phone. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { open, onClose, navigation, label, closeLabel } = props;
  return (
    <Drawer.Root opened={open} onClose={onClose} size="17.5rem">
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
