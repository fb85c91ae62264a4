import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '../icons/IconX.ts';
import { useCloseOnEscape } from '../keys/use-close-on-escape.ts';
import { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';
import styles from './NavigationDrawer.module.css';

export interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
  navigation: SideNavigationProps;
  label: string;
  closeLabel: string;
}

/** Drawer with the clinic navigation, for phones. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { open, onClose, navigation, label, closeLabel } = props;
  useCloseOnEscape(open, onClose);
  return (
    <Drawer.Root opened={open} onClose={onClose} closeOnEscape={false} size="17.5rem">
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
