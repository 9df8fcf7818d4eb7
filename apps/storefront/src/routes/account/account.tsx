import { Outlet } from 'react-router';
import { AccountFrame } from '../../features/customer/account/account-frame.tsx';
import styles from '../content/text-view.module.css';

/** Rendered without knowing who looks at it: what is personal comes after the script. */
export default function AccountRoute() {
  return (
    <div className={styles.page}>
      <AccountFrame>
        <Outlet />
      </AccountFrame>
    </div>
  );
}
