type NoticeSection = {
  title: string;
  paragraphs?: string[];
  points?: { term?: string; text: string }[];
  after?: string[];
};

/** Controller, press room, contact address if known, and retention periods in months. */
type NoticeParties = {
  controller: string;
  address: string | null;
  group: string;
  email: string | null;
  monthsWithoutEvent: number;
};

export type NoticeText = (parties: NoticeParties) => NoticeSection[];
