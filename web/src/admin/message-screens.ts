import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** Screens for messages, in the order of the menu. */
export const MESSAGE_SCREENS = {
  messages: {
    pattern: '/admin/messages',
    access: 'signed-in',
    name: { icon: 'contact', label: m['office.messages.title'] },
    menu: 'messages',
    permission: 'message.view',
    load: async () => (await import('./messages/list/messages-page.tsx')).MessagesPage,
  },
  reusableAnswers: {
    pattern: '/admin/messages/answers',
    access: 'signed-in',
    name: { icon: 'copy', label: m['office.answers.title'] },
    menu: 'messages',
    permission: 'message.view',
    load: async () => (await import('./messages/reusable/answers-page.tsx')).AnswersPage,
  },
  reusableAnswer: {
    pattern: '/admin/messages/answers/:id',
    access: 'signed-in',
    permission: 'message.view',
    load: async () => (await import('./messages/reusable/answer-page.tsx')).AnswerPage,
  },
  preparedBaskets: {
    pattern: '/admin/messages/baskets',
    access: 'signed-in',
    name: { icon: 'basket', label: m['office.prepared.title'] },
    menu: 'messages',
    permission: 'message.view',
    load: async () => (await import('./messages/prepared/prepared-list-page.tsx')).PreparedListPage,
  },
  preparedBasket: {
    pattern: '/admin/messages/baskets/:id',
    access: 'signed-in',
    permission: 'message.view',
    load: async () => (await import('./messages/prepared/prepared-page.tsx')).PreparedPage,
  },
  message: {
    pattern: '/admin/messages/:id',
    access: 'signed-in',
    permission: 'message.view',
    load: async () => (await import('./messages/detail/message-page.tsx')).MessagePage,
  },
} as const satisfies Record<string, OfficeScreen>;
