import type { Brand } from '@press-room/contract/companies';
import { Link } from 'wouter';
import { toCompany } from '../paths.ts';
import styles from './brands.module.css';

/** Companies that own the brand. */
export const CompanyLinks = ({ companies }: Pick<Brand, 'companies'>) =>
  companies.length > 0 && (
    <ul className={styles.companies}>
      {companies.map(({ id, name }) => (
        <li key={id}>
          <Link href={toCompany(id)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
