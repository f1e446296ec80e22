export type NoticeSection = {
  title: string;
  paragraphs?: string[];
  points?: { term?: string; text: string }[];
  after?: string[];
};

/** Who answers for the data: the publisher, the press room's owner, and where to write when that is known. */
export type NoticeParties = { controller: string; group: string; email: string | null };

export type NoticeText = (parties: NoticeParties) => NoticeSection[];
