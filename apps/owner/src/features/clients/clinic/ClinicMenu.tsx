import { ActionIcon } from '@mantine/core';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconDots } from '@zampa/ui/icons/IconDots';
import { Menu } from '@zampa/ui/mantine/Menu';
import { useState } from 'react';
import styles from './clinic.module.css';
import { LeaveClinicDialog } from './LeaveClinicDialog.tsx';
import { PauseClinicDialog } from './PauseClinicDialog.tsx';
import { useOwnRelations } from './use-own-relations.ts';

/** Menu of a family's admins for a clinic: pause the contact, or leave. Each asks for confirmation. */
export function ClinicMenu({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  const relations = useOwnRelations(clinic);
  const [openDialog, setOpenDialog] = useState<string | null>(null);
  const dialog = (name: string) => ({
    open: openDialog === name,
    onClose: () => setOpenDialog(null),
  });
  if (relations.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={t('clients:clinics.page.more')}>
            <IconDots size={22} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {relations
            .filter(({ isPaused }) => !isPaused)
            .map(({ clinic: { FamilyId }, names }) => (
              <Menu.Item key={FamilyId} onClick={() => setOpenDialog(`pause ${FamilyId}`)}>
                {names
                  ? t('clients:leaving.pause.actionWith', { names })
                  : t('clients:leaving.pause.action')}
              </Menu.Item>
            ))}
          {relations.map(({ clinic: { FamilyId }, names }) => (
            <Menu.Item
              key={FamilyId}
              className={styles['danger'] ?? ''}
              onClick={() => setOpenDialog(`leave ${FamilyId}`)}
            >
              {names
                ? t('clients:leaving.leave.actionWith', { names })
                : t('clients:leaving.leave.action')}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {relations.map((relation) => {
        const { FamilyId } = relation.clinic;
        return (
          <div key={FamilyId}>
            <PauseClinicDialog relation={relation} {...dialog(`pause ${FamilyId}`)} />
            <LeaveClinicDialog relation={relation} {...dialog(`leave ${FamilyId}`)} />
          </div>
        );
      })}
    </>
  );
}
