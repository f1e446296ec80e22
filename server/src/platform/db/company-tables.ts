import type { AssociationStatus, CompanyValues, Typology } from '@press-room/contract/companies';
import type { QuotaField } from '@press-room/contract/company-quotas';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

type Texts = Omit<CompanyValues, 'business_name' | 'association_status' | 'typology'>;

/** Quotas of the company; null: the default. */
type Quotas = Record<QuotaField, Generated<number | null>>;

export interface CompanyTable extends Record<keyof Texts, Generated<string>>, Quotas {
  id: Generated<number>;
  business_name: string;
  association_status: AssociationStatus | null;
  typology: Typology | null;
  /** 1: readers see links to clippings about it. */
  shows_clippings: Generated<number>;
  /** Folded, for order and search: names without accents and signs, and all that a company is looked for by. */
  name_key: Generated<string>;
  search_text: Generated<string>;
  /** Grows with each write of the office. */
  version: Generated<number>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
}

interface BrandTable {
  id: Generated<number>;
  name: string;
  /** Folded; no two brands have the same. */
  name_key: string;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface CompanyBrandTable {
  company_id: number;
  brand_id: number;
}

/** Confirmed company of an account, never its own claim. */
interface CompanyMemberTable {
  user_account_id: number;
  company_id: number;
  confirmed_at: Instant;
  /** Null: loaded, or erased since. */
  confirmed_by: number | null;
}

/** Name request of a company; at most one of each waits. */
interface CompanyNameRequestTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  asked_at: Instant;
  /** Null: erased since. */
  asked_by: number | null;
  decided_at: Instant | null;
  /** 1 or 0; null: it waits. */
  is_approved: number | null;
  note: Generated<string>;
}

/** Refused claim of an account: a different claim waits again. */
interface CompanyRefusalTable {
  user_account_id: number;
  company_id: number;
  reason: string;
  refused_at: Instant;
  /** Null: erased since. */
  refused_by: number | null;
}

export interface CompanyTables {
  company: CompanyTable;
  brand: BrandTable;
  company_brand: CompanyBrandTable;
  company_member: CompanyMemberTable;
  company_name_request: CompanyNameRequestTable;
  company_refusal: CompanyRefusalTable;
}
