import type { DeskLang } from '../src/workspace/model/labels.ts';

/** What stands around the text of a page of the help. `%` is a number. */
export interface HelpWords {
  help: string;
  pages: string;
  allPages: string;
  nextPage: string;
  previous: string;
  next: string;
  /** What `admin/help.js` shows. */
  search: { label: string; none: string; failed: string; found: string; first: string };
}

export const helpWords: Record<DeskLang, HelpWords> = {
  en: {
    help: 'Help',
    pages: 'Pages',
    allPages: 'All pages',
    nextPage: 'Next page',
    previous: 'Previous',
    next: 'Next',
    search: {
      label: 'Search the help',
      none: 'No heading has these words.',
      failed: 'The search could not be loaded.',
      found: '% found',
      first: 'the first %:',
    },
  },
  hi: {
    help: 'मदद',
    pages: 'पेज',
    allPages: 'सभी पेज (अंग्रेज़ी में)',
    nextPage: 'अगला पेज',
    previous: 'पिछला',
    next: 'अगला',
    search: {
      label: 'मदद में खोजें',
      none: 'किसी शीर्षक में ये शब्द नहीं हैं।',
      failed: 'खोज लोड नहीं हो सकी।',
      found: '% मिले',
      first: 'पहले %:',
    },
  },
  ta: {
    help: 'உதவி',
    pages: 'பக்கங்கள்',
    allPages: 'எல்லாப் பக்கங்களும் (ஆங்கிலத்தில்)',
    nextPage: 'அடுத்த பக்கம்',
    previous: 'முந்தையது',
    next: 'அடுத்தது',
    search: {
      label: 'உதவியில் தேடு',
      none: 'எந்தத் தலைப்பிலும் இந்தச் சொற்கள் இல்லை.',
      failed: 'தேடலை ஏற்ற முடியவில்லை.',
      found: '% கிடைத்தன',
      first: 'முதல் %:',
    },
  },
  te: {
    help: 'సహాయం',
    pages: 'పేజీలు',
    allPages: 'అన్ని పేజీలు (ఇంగ్లిష్‌లో)',
    nextPage: 'తరువాతి పేజీ',
    previous: 'ముందుది',
    next: 'తరువాతిది',
    search: {
      label: 'సహాయంలో వెతకండి',
      none: 'ఏ శీర్షికలోనూ ఈ పదాలు లేవు.',
      failed: 'వెతకడం లోడ్ కాలేదు.',
      found: '% దొరికాయి',
      first: 'మొదటి %:',
    },
  },
  ur: {
    help: 'مدد',
    pages: 'صفحات',
    allPages: 'تمام صفحات (انگریزی میں)',
    nextPage: 'اگلا صفحہ',
    previous: 'پچھلا',
    next: 'اگلا',
    search: {
      label: 'مدد میں تلاش کریں',
      none: 'کسی عنوان میں یہ الفاظ نہیں ہیں۔',
      failed: 'تلاش لوڈ نہیں ہو سکی۔',
      found: '% ملے',
      first: 'پہلے %:',
    },
  },
};
