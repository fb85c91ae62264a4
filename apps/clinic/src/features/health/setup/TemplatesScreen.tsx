import '@zampa/i18n/english/health';
import '@zampa/i18n/english/health-clinic';
import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { noteTemplatesQuery } from '@zampa/client/health/clinic-queries';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import type { NoteTemplate } from '@zampa/contract/health/objects/note-template';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { HealthForbidden } from '../record/HealthForbidden.tsx';
import styles from './setup.module.css';
import { TemplateForm } from './TemplateForm.tsx';

export interface SetupScreenProps {
  /** Id of what is open, or `new`. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Lists the note templates of the clinic; vets create, change and delete them. */
export function TemplatesScreen(props: SetupScreenProps) {
  const { idRole } = useFacility();
  if (staffRoleOf(idRole) === 'desk') return <HealthForbidden />;
  return <Templates {...props} />;
}

function Templates({ chosen, onChoose }: SetupScreenProps) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useQuery(noteTemplatesQuery(useApi(), facility.id));
  const mayEdit = mayTreat(facility.idRole) && staffRoleOf(facility.idRole) !== 'consultant';
  const template = query.data?.find(({ id }) => id === chosen) ?? null;
  return (
    <div className={styles['screen']}>
      <Row as="header" gap="12" justify="between">
        <Text tone="muted">{t('health:clinic.templates.intro')}</Text>
        {mayEdit && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => onChoose('new')}
          >
            {t('health:clinic.templates.add')}
          </Button>
        )}
      </Row>
      <QueryStates query={query} shape="rows" count={5}>
        {(templates) =>
          templates.length === 0 ? (
            <Text tone="muted">{t('health:clinic.templates.empty')}</Text>
          ) : (
            <List>
              {templates.map((one) => (
                <li key={one.id}>
                  <TemplateRow template={one} mayEdit={mayEdit} onChoose={onChoose} />
                </li>
              ))}
            </List>
          )
        }
      </QueryStates>
      <SideDrawer
        open={mayEdit && (template !== null || chosen === 'new')}
        onClose={() => onChoose(undefined)}
        title={
          template
            ? t('health:clinic.templates.edit', { name: template.name })
            : t('health:clinic.templates.add')
        }
        closeLabel={t('common:actions.close')}
      >
        {chosen && (
          <TemplateForm key={chosen} template={template} onDone={() => onChoose(undefined)} />
        )}
      </SideDrawer>
    </div>
  );
}

interface TemplateRowProps {
  template: NoteTemplate;
  mayEdit: boolean;
  onChoose: (id: string) => void;
}

function TemplateRow({ template, mayEdit, onChoose }: TemplateRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(petAttributesQuery(useApi()));
  const species = (data?.species ?? [])
    .filter(({ id }) => template.species.includes(id))
    .map(({ names }) => names[language]);
  return (
    <UnstyledButton
      className={styles['open'] ?? ''}
      disabled={!mayEdit}
      onClick={() => onChoose(template.id)}
    >
      <strong>{template.name}</strong>
      <small>
        {template.species.length === 0 ? t('health:clinic.templates.all') : species.join(', ')}
      </small>
    </UnstyledButton>
  );
}
