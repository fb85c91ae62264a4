const MyDataForm = () => null;
import styles from './narrow-page.module.css';

export function MyDataPage() {
  return (
    <div className={styles['narrow']}>
      <MyDataForm />
    </div>
  );
}
