import '@zampa/i18n/english/health-clinic';
import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { NotePane, type NotePaneProps } from './NotePane.tsx';

/** The note of a visit in a drawer. Closing keeps what is typed. */
export function NoteDrawer(props: NotePaneProps) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      open
      onClose={props.onClose}
      title={t('health:clinic.note.title', { name: props.pet.name })}
      closeLabel={t('common:actions.close')}
    >
      <NotePane {...props} />
    </SideDrawer>
  );
}
