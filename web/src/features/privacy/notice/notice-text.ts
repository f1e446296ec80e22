export type NoticeSection = {
  title: string;
  paragraphs?: string[];
  points?: { term?: string; text: string }[];
  after?: string[];
};

/** Who answers for the data, for whose press room, where to write when that is known, and what is counted in months. */
export type NoticeParties = {
  controller: string;
  address: string | null;
  group: string;
  email: string | null;
  monthsWithoutEvent: number;
};

export type NoticeText = (parties: NoticeParties) => NoticeSection[];
