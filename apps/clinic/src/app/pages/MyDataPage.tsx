import { MyDataForm } from '@zampa/shared-screens/people/MyDataForm.tsx';
import styles from './narrow-page.module.css';

export function MyDataPage() {
  return (
    <div className={styles['narrow']}>
      <MyDataForm />
    </div>
  );
}
