import { getRouteApi } from '@tanstack/react-router';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { RecallLink } from './RecallLink.tsx';
import styles from './recalls.module.css';

const route = getRouteApi('/recall/$token');

/** Screen opened by the link in a recall e-mail, without signing in. */
export function RecallLinkScreen() {
  const { token } = route.useParams();
  return (
    <OwnerShell
      header={
        <div className={styles['brand']}>
          <Wordmark />
        </div>
      }
    >
      <RecallLink token={token} />
    </OwnerShell>
  );
}
