import type { CompanyPage } from '@press-room/contract/company-pages';
import type { PressOffice } from '@press-room/contract/contact';
import { GROUP } from './builders.ts';
import { buildPicture } from './gallery-builders.ts';

export const COMPANY: CompanyPage = {
  id: 5,
  name: 'Alfa Ceramiche',
  address: 'Via Emilia 1',
  city: 'Sassuolo',
  state: 'MO',
  postal_code: '41049',
  country: 'IT',
  telephone: '+39 0536 000',
  fax: '',
  press_contact: '',
  press_email: '',
  short_description: 'Slabs since 1962.',
  short_description_language: null,
  association_status: 'associated',
  typology: 'tiles',
  brands: [{ id: 1, name: 'Luce' }],
  pictures: [{ ...buildPicture({ id: 9, alt: 'A kiln' }), release: 4 }],
};

export const OFFICE: PressOffice = {
  group: { id: GROUP.id, name: GROUP.name },
  language: 'en',
  email: 'press@example.com',
  phone: '+39 0536 1',
  address: ['Street 1', 'Sassuolo'],
  location: { latitude: 44.5, longitude: 10.8 },
  time_zone: 'Europe/Rome',
  hours: [{ days: [1, 2, 3], opens: '09:00', closes: '13:00' }],
  note: 'Ring twice.',
  people: [
    {
      name: 'Ada Bo',
      role: 'Head of press',
      languages: ['it', 'fr'],
      phone: '+39 0536 2',
      mobile: '',
      email: 'ada@example.com',
    },
  ],
  map: null,
};
