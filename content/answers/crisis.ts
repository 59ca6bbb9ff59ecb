import { said, type Crisis } from "./crisis-words.ts";
import { despair } from "./despair.ts";
import { medical } from "./medical.ts";
import { worried } from "./worried.ts";

export const crises: readonly Crisis[] = [
  medical,
  worried,
  {
    id: "self-harm",
    tells: [
      // English
      said(
        "(?:want|wanna|going|gonna|plan|planning|need|try|trying|tried|about|ready|like) (?:to )?(?:kill|hang|shoot|drown|harm|hurt|cut) myself",
        "an?|some|off|loose|out|short|shaving|in the foot|in (?:work|coffee|paperwork|emails)",
      ),
      said(
        "(?:thinking|thoughts|thought|feel|feeling) (?:of|about|like) (?:killing|hanging|harming|hurting|cutting) myself",
        "an?|some|off|loose|out|short",
      ),
      said(
        "(?:i'm|i am|feel|feeling|i've been|i have been) suicidal|(?:my|have|having) suicidal thoughts",
      ),
      said(
        "(?:commit|committing|thinking (?:of|about)|considering|attempt|attempted) suicide",
        "prevention|hotline|help",
      ),
      said("i (?:just |really )?(?:want to|wanna) die", "of|from|laughing|when|inside"),
      said("(?:don't|do not) (?:want to|wanna) (?:live|be alive) (?:anymore|any more|any longer)"),
      said("(?:want to|wanna|going to|gonna) (?:end|take) my (?:own )?life"),
      said(
        "(?:(?:don't|do not|can't|cannot|no longer) (?:see|know)|what's the|no) (?:any |a |the )?(?:why|point|reason|use|sense)(?: why)? (?:i should |in |of |to )?(?:go(?:ing)? on living|keep(?:ing)? on living|live|living|being alive|stay(?:ing)? alive)",
        "in|at|near|with|here",
      ),
      said(
        "(?:don't|do not|can't|cannot|no longer) (?:really )?see (?:the|a|any) (?:point|reason|sense) (?:in|of|to) (?:going on|go on|carrying on|carry on|anything|it all|living)(?: any ?more| any longer)?",
        "with|about|if|until|here|for|at|on|in|paying|building|using|this|that|the|it|we|you",
      ),
      said(
        "(?:why (?:should|would) i|i (?:shouldn't|should not)) (?:go on living|stay alive|be alive)",
      ),
      said(
        "no reason to (?:go on living|live any ?more|keep living)|better off if i (?:was|were) dead|i wish i (?:was|were) dead",
      ),
      said(
        "i (?:don't|do not|can't|cannot) (?:want to |wanna )?(?:be here|go on living|exist|be alive|take life) any ?more",
        "at|in|for|with|because|as|on this (?:page|site)",
      ),
      said(
        "(?:nothing|not) (?:to live for|worth living)|life (?:isn't|is not) worth living|end it all",
      ),
      said(
        "(?:i (?:don't|do not) (?:want to|wanna)|i wish i (?:didn't|wouldn't)) (?:wake up|live|exist)(?: tomorrow| again| any ?more| any longer)?",
        "in|on|with|without|like|by|at|to|from|off",
      ),
      said(
        "(?:everyone|everybody|the world|my (?:family|kids|children|wife|husband|parents)|they|you all)(?:'d| would| will) (?:all )?be (?:so much )?better off without me|(?:nobody|no one) would (?:miss me|(?:notice|care) if i (?:died|was gone|were gone|disappeared))",
        "on|in|at|as|there",
      ),
      said(
        "(?:going to|gonna|want to|wanna|about to) (?:kms|end it tonight|do something to myself|jump (?:off|from) (?:a|the) (?:bridge|roof|building|balcony)|jump in front of a train)",
      ),
      said(
        "(?:i'm|i am|so|just) (?:so )?(?:tired|sick) of (?:living|being alive)|(?:lost|have no|no) (?:the |my )?will to (?:live|go on living)|i (?:keep|started|am|have been) (?:cutting|harming|self[- ]?harming)(?: myself)?(?= again| at night|[.!?]|$)",
        "in|on|with|from|off|out|by|at",
      ),
      said("(?:my|a) (?:goodbye|suicide) (?:note|letter) (?:is|to|for)", "customers|clients|staff"),
      // German
      said(
        "(?:will|mag|möchte) (?:einfach |nur |morgen )*nicht mehr (?:aufwachen|weiterleben|existieren)|(?:wäre ich|ich wäre|wär ich|ich wär) (?:am liebsten |lieber |besser )(?:tot|nicht mehr am leben)",
      ),
      said(
        "(?:ohne mich (?:wären|wär|wäre|ginge|geht) (?:es )?(?:alle|allen|meiner familie|meine familie|meinen kindern)|(?:allen|alle|meine familie|meine kinder) (?:wären|wäre|ginge es)) (?:besser(?: dran)?(?: ohne mich)?)",
      ),
      said(
        "(?:ich bin|bin|fühle mich) lebensmüde|keine kraft mehr,? (?:zum leben|zu leben|weiterzuleben)|(?:mein|das) leben (?:hat|macht) (?:für mich )?keinen sinn(?: mehr)?|(?:meinem leben|allem) ein ende (?:setzen|machen|bereiten)|mich vor (?:den|einen) zug (?:werfen|schmeißen)|ich (?:schneide|verletze) mich (?:selbst|wieder)",
      ),
      said(
        "(?:ich (?:will|möchte|werde)|will ich|möchte ich) (?:mich |nur noch |einfach )*(?:umbringen|töten|erhängen|sterben)",
        "vor|für|wenn|als",
      ),
      said(
        "mich (?:selbst )?(?:umzubringen|zu töten|zu ritzen)|mir (?:das leben (?:zu )?nehmen|etwas antun)",
      ),
      said("ich bringe? mich (?:heute |jetzt |gleich )?um|ich ritze mich", "vor"),
      said(
        "ich (?:will|möchte|mag|kann) nicht mehr leben|(?:ich habe|meine) (?:suizidgedanken|selbstmordgedanken)|(?:ich bin|bin ich) suizidal",
        "mit|ohne",
      ),
      said(
        "(?:ich sehe|sehe ich|sehe) (?:einfach |wirklich )?keinen sinn mehr(?: (?:im leben|darin,? weiterzuleben|zu leben|weiterzuleben))?",
        "in|für|bei|an|mit|dass|dieses?|diesem|das|den|der|die",
      ),
      said("(?:selbstmord|suizid) (?:begehen|machen|zu begehen)|ich wünschte,? ich wäre tot"),
      // Spanish
      said(
        "(?:quiero|voy a|quisiera|pienso|pensando en|ganas de|intenté) (?:matarme|suicidarme|ahorcarme|quitarme la vida|hacerme daño)",
        "trabajando|de|a trabajar",
      ),
      said(
        "me (?:quiero|voy a) (?:matar|suicidar|morir)|(?:quiero|quisiera) morir(?:me)?|ojalá estuviera muert[oa]",
        "de|trabajando|a trabajar",
      ),
      said("no quiero (?:seguir viviendo|vivir más)", "en|con|de|sin|aquí|así"),
      said(
        "(?:ya )?no (?:le )?(?:veo|encuentro) (?:ya )?(?:ningún )?sentido a (?:la vida|vivir|seguir viviendo)",
      ),
      said("(?:tengo|con) pensamientos suicidas|soy suicida"),
      said(
        "(?:ya )?no (?:quiero|tengo ganas de) (?:vivir|seguir viviendo|despertar(?:me)?|existir)(?: más)?",
        "en|con|de|del|sin|así|aquí|tan|a",
      ),
      said(
        "(?:estarían|estaría|estarán) (?:todos |mucho )?mejor sin mí|(?:estoy |me siento )?(?:cansad[oa]|hart[oa]) de vivir|mi vida (?:ya )?no tiene sentido|(?:acabar|terminar) con mi vida|(?:quiero|quisiera) desaparecer (?:para siempre|de este mundo)|no aguanto más (?:la vida|vivir)|tirarme (?:(?:de|desde) (?:un|el|la) (?:puente|balcón|azotea)|al tren)",
        "en|con|de|del|sin|así|aquí|tan|a",
      ),
      // French
      said(
        "(?:je|j') ?(?:ne )?(?:veux|peux) plus (?:vivre|me réveiller|exister)|(?:envie|décidé) d'en finir|en finir avec (?:la|ma) vie",
        "avec|dans|sans|comme|ici|de|chez|en",
      ),
      said(
        "(?:serai(?:t|ent)|irai(?:t|ent)) (?:tous )?mieux sans moi|(?:fatiguée?|lasse?) de vivre|ma vie n'a plus (?:de|aucun) sens|plus la force de (?:continuer à )?vivre|me jeter (?:sous un train|d'un pont|par la fenêtre)|je me scarifie",
        "avec|dans|sans|comme|ici|de|chez|en",
      ),
      said(
        "(?:je (?:veux|vais|voudrais)|envie de|je pense à|j'ai essayé de|j'ai tenté de) (?:me (?:tuer|suicider|pendre|mutiler|faire du mal)|mettre fin à mes jours|m'ôter la vie)",
        "au travail|à la tâche",
      ),
      said(
        "je (?:veux|voudrais) mourir|je ne veux plus vivre|j'ai plus envie de vivre",
        "de|d['’]\\p{L}+|ici|avec|en|dans|sans|comme",
      ),
      said(
        "je ne (?:vois|trouve) plus (?:l'intérêt|de sens|de raison|le sens)? ?(?:de vivre|à la vie|à vivre|de continuer à vivre)",
      ),
      said("j'ai des (?:pensées|idées) suicidaires|je suis suicidaire"),
    ],
    says: {
      en: "I’m so sorry that it hurts this much, and I’m glad that you wrote it. I’m Aria, an AI, so I can’t be the help you deserve now, but people can: please call your local emergency number (112 in the EU, 911 in the US) if anyone’s life is in danger. Someone who listens is also there for you by phone or chat, in your country and free of charge: you find them at findahelpline.com. Please don’t stay alone with this; tell a person close to you, too.",
      de: "Es tut mir sehr leid, dass es so wehtut, und es ist gut, dass Sie es geschrieben haben. Ich bin Aria, eine KI, und kann nicht die Hilfe sein, die Sie jetzt verdienen. Menschen können es: Bitte rufen Sie Ihre örtliche Notrufnummer an (112 in der EU, 911 in den USA), wenn ein Leben in Gefahr ist. Jemanden, der Ihnen zuhört, am Telefon oder im Chat, in Ihrem Land und kostenlos, finden Sie unter findahelpline.com. Bitte bleiben Sie damit nicht allein; sagen Sie es auch einem Menschen, der Ihnen nahesteht.",
      es: "Siento muchísimo que duela tanto, y me alegra que lo haya escrito. Soy Aria, una IA, y no puedo ser la ayuda que merece ahora, pero hay personas que sí: si alguna vida corre peligro, llame por favor a su número local de emergencias (112 en la UE, 911 en EE. UU.). En findahelpline.com encontrará a alguien que le escuche en su país, por teléfono o chat y gratis. Por favor, no se quede a solas con esto; cuénteselo también a alguien cercano.",
      fr: "Je suis vraiment désolée que ce soit si douloureux, et vous avez bien fait de l’écrire. Je suis Aria, une IA : je ne peux pas être l’aide que vous méritez en ce moment, mais des personnes le peuvent. Si une vie est en danger, appelez s’il vous plaît votre numéro d’urgence local (112 dans l’UE, 911 aux États-Unis). Sur findahelpline.com, vous trouverez quelqu’un qui vous écoute dans votre pays, par téléphone ou par chat, gratuitement. Ne gardez pas cela pour vous, s’il vous plaît ; parlez-en aussi à un proche.",
    },
  },
  {
    id: "danger",
    tells: [
      // English
      said(
        "my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother|stepfather|dad|mum|mom|brother|uncle) (?:hits|beats|is hitting|is beating|raped|rapes|strangled|is hurting|threatened to kill|is threatening to kill|threatens to kill|wants to kill) me",
        "at|to|in|up|if|because|over|with a (?:question|bill|surprise)",
      ),
      said(
        "(?:he|she|someone|somebody) (?:has|is holding) a (?:knife|gun)|(?:he|she|someone|somebody) is (?:attacking|stalking|strangling) me",
        "shop|store|license|in common",
      ),
      said(
        "i (?:was|have been|got|'ve been) (?:raped|sexually assaulted|kidnapped)|i'm being (?:raped|beaten|abused|held against my will)",
      ),
      said(
        "(?:i'm|i am|we are|we're) in (?:real |serious |immediate |great )?danger|afraid for my life|i fear for my life",
        "of|to",
      ),
      // German
      said(
        "(?:mein (?:mann|partner|freund|vater|stiefvater|ex)|meine (?:frau|partnerin|mutter)) (?:schlägt|würgt|verprügelt|vergewaltigt) mich",
        "vor|im|beim|in|um|als",
      ),
      said(
        "(?:mein (?:mann|partner|freund|vater|ex)|meine (?:frau|partnerin)) (?:hat gedroht|droht|will),? mich (?:zu töten|umzubringen|umbringen|töten)",
        "wenn|weil",
      ),
      said(
        "ich (?:wurde|bin) (?:vergewaltigt|entführt|missbraucht)(?: worden)?|ich werde (?:geschlagen|misshandelt|missbraucht)",
        "von der konkurrenz",
      ),
      said("ich (?:bin|schwebe) in (?:lebens)?gefahr|ich habe angst um mein leben", "geschlagen"),
      // Spanish
      said(
        "mi (?:marido|mujer|espos[oa]|pareja|novi[oa]|padre|madre|padrastro|ex) me (?:pega|golpea|maltrata|viola|quiere matar|amenaza con matarme)",
        "si|porque",
      ),
      said(
        "(?:me han violado|me violó|me violaron|me han secuestrado|me secuestraron)|me están (?:pegando|golpeando|maltratando)",
      ),
      said("(?:estoy|estamos) en peligro|mi vida (?:está en|corre) peligro|temo por mi vida", "de"),
      // French
      said(
        "mon (?:mari|père|compagnon|conjoint|copain|beau-père|ex) (?:me (?:frappe|bat|viole|menace de mort)|veut me tuer)|ma (?:femme|mère|compagne) me (?:frappe|bat)",
        "si|aux|à|parce que",
      ),
      said(
        "j'ai été (?:violée?|enlevée?|agressée? sexuellement|séquestrée?)|on me (?:frappe|séquestre)",
      ),
      said("je suis en danger|ma vie est en danger|j'ai peur pour ma vie", "de|d['’]\\p{L}+"),
    ],
    says: {
      en: "I’m very sorry, and I’m glad that you wrote. I’m Aria, an AI, and can’t send help myself: if you’re in danger now, please get to a safe place if you can and call your local emergency number (112 in the EU, 911 in the US). People who know what to do when someone hurts or threatens you are there to listen as well, in your country and free of charge, at findahelpline.com. None of this is your fault.",
      de: "Das tut mir sehr leid, und es ist gut, dass Sie schreiben. Ich bin Aria, eine KI, und kann selbst keine Hilfe schicken: Wenn Sie jetzt in Gefahr sind, bringen Sie sich bitte möglichst in Sicherheit und rufen Sie Ihre örtliche Notrufnummer an (112 in der EU, 911 in den USA). Menschen, die wissen, was zu tun ist, wenn jemand Sie verletzt oder bedroht, finden Sie in Ihrem Land und kostenlos unter findahelpline.com. Sie sind nicht schuld daran.",
      es: "Lo siento mucho, y me alegra que haya escrito. Soy Aria, una IA, y no puedo enviar ayuda yo misma: si está en peligro ahora, póngase a salvo si puede y llame a su número local de emergencias (112 en la UE, 911 en EE. UU.). En findahelpline.com hay personas de su país que saben qué hacer cuando alguien hace daño o amenaza, y le escuchan gratis. Usted no tiene la culpa.",
      fr: "Je suis vraiment désolée, et vous avez bien fait d’écrire. Je suis Aria, une IA, et ne peux pas envoyer de secours moi-même : si vous êtes en danger maintenant, mettez-vous à l’abri si vous le pouvez et appelez votre numéro d’urgence local (112 dans l’UE, 911 aux États-Unis). Sur findahelpline.com, des personnes de votre pays savent que faire quand quelqu’un vous fait du mal ou vous menace, et vous écoutent gratuitement. Ce n’est pas votre faute.",
    },
  },
  despair,
];
