/** A language that Aria doesn't answer in: how a message in it is recognised, and the one line it gets. */
export type OtherLanguage = {
  /** BCP 47, e.g. `it`. */
  id: string;
  /** In English, for the back office. */
  name: string;
  /**
   * Unicode scripts as `\p{Script=…}` names them; a message whose letters are mostly of these is in the language.
   * Where two languages share a script, the earlier in the list wins unless `words` decide.
   */
  scripts?: readonly string[];
  /** Frequent small words that English, German, Spanish and French don't have; two in a message are enough. */
  words: readonly string[];
  /** In the language itself. */
  says: string;
};

/** Japanese comes before Chinese, as it has Han characters too; Ukrainian before Russian, for its own letters. */
export const otherLanguages: readonly OtherLanguage[] = [
  {
    id: "it",
    name: "Italian",
    words: [
      "sono",
      "della",
      "anche",
      "perché",
      "vorrei",
      "quanto",
      "posso",
      "questo",
      "grazie",
      "buongiorno",
    ],
    says: "Rispondo in inglese, tedesco, spagnolo e francese; in italiano può scrivere a {fact:support} e una persona l’aiuterà volentieri.",
  },
  {
    id: "pt",
    name: "Portuguese",
    words: ["não", "você", "vocês", "quero", "uma", "obrigado", "também", "olá", "fazer", "muito"],
    says: "Respondo em inglês, alemão, espanhol e francês; em português, escreva para {fact:support} e uma pessoa terá todo o gosto em ajudar.",
  },
  {
    id: "nl",
    name: "Dutch",
    words: [
      "het",
      "een",
      "niet",
      "voor",
      "jullie",
      "graag",
      "hoeveel",
      "kunnen",
      "mijn",
      "bedankt",
    ],
    says: "Ik antwoord in het Engels, Duits, Spaans en Frans; schrijf in het Nederlands naar {fact:support}, dan helpt iemand van ons u graag.",
  },
  {
    id: "pl",
    name: "Polish",
    words: ["jest", "nie", "się", "czy", "dzień", "dobry", "proszę", "chcę", "ile", "dziękuję"],
    says: "Odpowiadam po angielsku, niemiecku, hiszpańsku i francusku; po polsku proszę napisać na adres {fact:support}, a ktoś z naszego zespołu chętnie pomoże.",
  },
  {
    id: "tr",
    name: "Turkish",
    words: [
      "bir",
      "için",
      "merhaba",
      "nasıl",
      "değil",
      "istiyorum",
      "teşekkürler",
      "çok",
      "kadar",
      "lütfen",
    ],
    says: "İngilizce, Almanca, İspanyolca ve Fransızca yanıt veriyorum; Türkçe olarak {fact:support} adresine yazabilirsiniz, ekibimizden biri size memnuniyetle yardımcı olur.",
  },
  {
    id: "sv",
    name: "Swedish",
    words: ["och", "är", "inte", "jag", "hej", "vad", "hur", "på", "kostar", "tack"],
    says: "Jag svarar på engelska, tyska, spanska och franska; skriv gärna på svenska till {fact:support}, så hjälper en av oss dig.",
  },
  {
    id: "uk",
    name: "Ukrainian",
    words: ["що", "як", "це", "мені", "дякую", "скільки", "будь", "ласка", "є", "добрий"],
    says: "Я відповідаю англійською, німецькою, іспанською та французькою; українською напишіть, будь ласка, на {fact:support}, і наш співробітник радо вам допоможе.",
  },
  {
    id: "ru",
    name: "Russian",
    scripts: ["Cyrillic"],
    words: [
      "что",
      "как",
      "это",
      "мне",
      "спасибо",
      "сколько",
      "пожалуйста",
      "есть",
      "здравствуйте",
      "вы",
    ],
    says: "Я отвечаю на английском, немецком, испанском и французском; по-русски напишите, пожалуйста, на {fact:support}, и наш сотрудник с радостью вам поможет.",
  },
  {
    id: "ar",
    name: "Arabic",
    scripts: ["Arabic"],
    words: ["من", "في", "على", "هل", "كم", "ما", "مرحبا", "شكرا", "أريد", "كيف"],
    says: "أجيب بالإنجليزية والألمانية والإسبانية والفرنسية؛ ويمكنكم الكتابة بالعربية إلى {fact:support} وسيسعد أحد أعضاء فريقنا بمساعدتكم.",
  },
  {
    id: "ja",
    name: "Japanese",
    scripts: ["Hiragana", "Katakana"],
    words: [
      "です",
      "ます",
      "こんにちは",
      "ありがとう",
      "ください",
      "いくら",
      "何",
      "これ",
      "ですか",
      "お願い",
    ],
    says: "私は英語・ドイツ語・スペイン語・フランス語でお答えしています。日本語でのご相談は {fact:support} までお送りください。担当者が喜んで対応いたします。",
  },
  {
    id: "ko",
    name: "Korean",
    scripts: ["Hangul"],
    words: [
      "안녕하세요",
      "감사합니다",
      "얼마",
      "어떻게",
      "무엇",
      "있나요",
      "주세요",
      "저는",
      "이",
      "그",
    ],
    says: "저는 영어, 독일어, 스페인어, 프랑스어로 답변드립니다. 한국어 문의는 {fact:support}(으)로 보내 주시면 담당자가 기꺼이 도와드리겠습니다.",
  },
  {
    id: "zh",
    name: "Chinese",
    scripts: ["Han"],
    words: ["的", "是", "我", "你", "吗", "多少", "什么", "你好", "谢谢", "请"],
    says: "我可以用英语、德语、西班牙语和法语回答。如需使用中文，请发送邮件至 {fact:support}，我们的同事很乐意为您提供帮助。",
  },
];
