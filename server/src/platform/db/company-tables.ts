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
  /** Folded, for order and search: the names without accents and punctuation, and other searched fields. */
  name_key: Generated<string>;
  search_text: Generated<string>;
  /** Raised by each office write. */
  version: Generated<number>;
  created_at: Generated<Instant>;
  updated_at: Generated<Instant>;
}

interface BrandTable {
  id: Generated<number>;
  name: string;
  /** Folded; unique. */
  name_key: string;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface CompanyBrandTable {
  company_id: number;
  brand_id: number;
}

/** Confirmed company of an account, never an unconfirmed claim. */
interface CompanyMemberTable {
  user_account_id: number;
  company_id: number;
  confirmed_at: Instant;
  /** Null: loaded by a document, or erased. */
  confirmed_by: number | null;
}

/** Request of a company to change a name; at most one of each kind is pending. */
interface CompanyNameRequestTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  asked_at: Instant;
  /** Null: erased. */
  asked_by: number | null;
  decided_at: Instant | null;
  /** 1 or 0; null: pending. */
  is_approved: number | null;
  note: Generated<string>;
}

/** Refused claim of an account; a different claim is pending again. */
interface CompanyRefusalTable {
  user_account_id: number;
  company_id: number;
  reason: string;
  refused_at: Instant;
  /** Null: erased. */
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
