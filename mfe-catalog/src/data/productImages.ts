// Written by artwork/generate.ts. Imported without extension: a .webp, .jpg or .png beside the .svg wins over it.
import ap10lFrente from '@images/produtos/AP-10L-frente?width=49-576';
import ap10lPerspectiva from '@images/produtos/AP-10L-perspectiva?width=49-576';
import ap10lRotulo from '@images/produtos/AP-10L-rotulo?width=49-576';
import ap10lValvula from '@images/produtos/AP-10L-valvula?width=49-576';
import ap75lFrente from '@images/produtos/AP-75L-frente?width=49-576';
import ap75lPerspectiva from '@images/produtos/AP-75L-perspectiva?width=49-576';
import ap75lRotulo from '@images/produtos/AP-75L-rotulo?width=49-576';
import ap75lValvula from '@images/produtos/AP-75L-valvula?width=49-576';
import co24kgFrente from '@images/produtos/CO2-4KG-frente?width=49-576';
import co24kgPerspectiva from '@images/produtos/CO2-4KG-perspectiva?width=49-576';
import co24kgRotulo from '@images/produtos/CO2-4KG-rotulo?width=49-576';
import co24kgValvula from '@images/produtos/CO2-4KG-valvula?width=49-576';
import co26kgFrente from '@images/produtos/CO2-6KG-frente?width=49-576';
import co26kgPerspectiva from '@images/produtos/CO2-6KG-perspectiva?width=49-576';
import co26kgRotulo from '@images/produtos/CO2-6KG-rotulo?width=49-576';
import co26kgValvula from '@images/produtos/CO2-6KG-valvula?width=49-576';
import co210kgFrente from '@images/produtos/CO2-10KG-frente?width=49-576';
import co210kgPerspectiva from '@images/produtos/CO2-10KG-perspectiva?width=49-576';
import co210kgRotulo from '@images/produtos/CO2-10KG-rotulo?width=49-576';
import co210kgValvula from '@images/produtos/CO2-10KG-valvula?width=49-576';
import em10lFrente from '@images/produtos/EM-10L-frente?width=49-576';
import em10lPerspectiva from '@images/produtos/EM-10L-perspectiva?width=49-576';
import em10lRotulo from '@images/produtos/EM-10L-rotulo?width=49-576';
import em10lValvula from '@images/produtos/EM-10L-valvula?width=49-576';
import em50lFrente from '@images/produtos/EM-50L-frente?width=49-576';
import em50lPerspectiva from '@images/produtos/EM-50L-perspectiva?width=49-576';
import em50lRotulo from '@images/produtos/EM-50L-rotulo?width=49-576';
import em50lValvula from '@images/produtos/EM-50L-valvula?width=49-576';
import pqsAbc4kgFrente from '@images/produtos/PQS-ABC-4KG-frente?width=49-576';
import pqsAbc4kgPerspectiva from '@images/produtos/PQS-ABC-4KG-perspectiva?width=49-576';
import pqsAbc4kgRotulo from '@images/produtos/PQS-ABC-4KG-rotulo?width=49-576';
import pqsAbc4kgValvula from '@images/produtos/PQS-ABC-4KG-valvula?width=49-576';
import pqsAbc6kgFrente from '@images/produtos/PQS-ABC-6KG-frente?width=49-576';
import pqsAbc6kgPerspectiva from '@images/produtos/PQS-ABC-6KG-perspectiva?width=49-576';
import pqsAbc6kgRotulo from '@images/produtos/PQS-ABC-6KG-rotulo?width=49-576';
import pqsAbc6kgValvula from '@images/produtos/PQS-ABC-6KG-valvula?width=49-576';
import pqsAbc8kgFrente from '@images/produtos/PQS-ABC-8KG-frente?width=49-576';
import pqsAbc8kgPerspectiva from '@images/produtos/PQS-ABC-8KG-perspectiva?width=49-576';
import pqsAbc8kgRotulo from '@images/produtos/PQS-ABC-8KG-rotulo?width=49-576';
import pqsAbc8kgValvula from '@images/produtos/PQS-ABC-8KG-valvula?width=49-576';
import pqsAbc12kgFrente from '@images/produtos/PQS-ABC-12KG-frente?width=49-576';
import pqsAbc12kgPerspectiva from '@images/produtos/PQS-ABC-12KG-perspectiva?width=49-576';
import pqsAbc12kgRotulo from '@images/produtos/PQS-ABC-12KG-rotulo?width=49-576';
import pqsAbc12kgValvula from '@images/produtos/PQS-ABC-12KG-valvula?width=49-576';
import pqsAbc20kgFrente from '@images/produtos/PQS-ABC-20KG-frente?width=49-576';
import pqsAbc20kgPerspectiva from '@images/produtos/PQS-ABC-20KG-perspectiva?width=49-576';
import pqsAbc20kgRotulo from '@images/produtos/PQS-ABC-20KG-rotulo?width=49-576';
import pqsAbc20kgValvula from '@images/produtos/PQS-ABC-20KG-valvula?width=49-576';
import pqsAbc30kgFrente from '@images/produtos/PQS-ABC-30KG-frente?width=49-576';
import pqsAbc30kgPerspectiva from '@images/produtos/PQS-ABC-30KG-perspectiva?width=49-576';
import pqsAbc30kgRotulo from '@images/produtos/PQS-ABC-30KG-rotulo?width=49-576';
import pqsAbc30kgValvula from '@images/produtos/PQS-ABC-30KG-valvula?width=49-576';
import pqsAbc50kgFrente from '@images/produtos/PQS-ABC-50KG-frente?width=49-576';
import pqsAbc50kgPerspectiva from '@images/produtos/PQS-ABC-50KG-perspectiva?width=49-576';
import pqsAbc50kgRotulo from '@images/produtos/PQS-ABC-50KG-rotulo?width=49-576';
import pqsAbc50kgValvula from '@images/produtos/PQS-ABC-50KG-valvula?width=49-576';
import pqsBc4kgFrente from '@images/produtos/PQS-BC-4KG-frente?width=49-576';
import pqsBc4kgPerspectiva from '@images/produtos/PQS-BC-4KG-perspectiva?width=49-576';
import pqsBc4kgRotulo from '@images/produtos/PQS-BC-4KG-rotulo?width=49-576';
import pqsBc4kgValvula from '@images/produtos/PQS-BC-4KG-valvula?width=49-576';
import pqsBc6kgFrente from '@images/produtos/PQS-BC-6KG-frente?width=49-576';
import pqsBc6kgPerspectiva from '@images/produtos/PQS-BC-6KG-perspectiva?width=49-576';
import pqsBc6kgRotulo from '@images/produtos/PQS-BC-6KG-rotulo?width=49-576';
import pqsBc6kgValvula from '@images/produtos/PQS-BC-6KG-valvula?width=49-576';
import pqsBc8kgFrente from '@images/produtos/PQS-BC-8KG-frente?width=49-576';
import pqsBc8kgPerspectiva from '@images/produtos/PQS-BC-8KG-perspectiva?width=49-576';
import pqsBc8kgRotulo from '@images/produtos/PQS-BC-8KG-rotulo?width=49-576';
import pqsBc8kgValvula from '@images/produtos/PQS-BC-8KG-valvula?width=49-576';
import pqsBc12kgFrente from '@images/produtos/PQS-BC-12KG-frente?width=49-576';
import pqsBc12kgPerspectiva from '@images/produtos/PQS-BC-12KG-perspectiva?width=49-576';
import pqsBc12kgRotulo from '@images/produtos/PQS-BC-12KG-rotulo?width=49-576';
import pqsBc12kgValvula from '@images/produtos/PQS-BC-12KG-valvula?width=49-576';
import pqsBc20kg40Frente from '@images/produtos/PQS-BC-20KG-40-frente?width=49-576';
import pqsBc20kg40Perspectiva from '@images/produtos/PQS-BC-20KG-40-perspectiva?width=49-576';
import pqsBc20kg40Rotulo from '@images/produtos/PQS-BC-20KG-40-rotulo?width=49-576';
import pqsBc20kg40Valvula from '@images/produtos/PQS-BC-20KG-40-valvula?width=49-576';
import pqsBc20kg80Frente from '@images/produtos/PQS-BC-20KG-80-frente?width=49-576';
import pqsBc20kg80Perspectiva from '@images/produtos/PQS-BC-20KG-80-perspectiva?width=49-576';
import pqsBc20kg80Rotulo from '@images/produtos/PQS-BC-20KG-80-rotulo?width=49-576';
import pqsBc20kg80Valvula from '@images/produtos/PQS-BC-20KG-80-valvula?width=49-576';
import pqsBc50kgFrente from '@images/produtos/PQS-BC-50KG-frente?width=49-576';
import pqsBc50kgPerspectiva from '@images/produtos/PQS-BC-50KG-perspectiva?width=49-576';
import pqsBc50kgRotulo from '@images/produtos/PQS-BC-50KG-rotulo?width=49-576';
import pqsBc50kgValvula from '@images/produtos/PQS-BC-50KG-valvula?width=49-576';

/** Images of each product, main image first. */
export const productImages = {
  'AP-10L': [ap10lFrente, ap10lPerspectiva, ap10lValvula, ap10lRotulo],
  'CO2-4KG': [co24kgFrente, co24kgPerspectiva, co24kgValvula, co24kgRotulo],
  'CO2-6KG': [co26kgFrente, co26kgPerspectiva, co26kgValvula, co26kgRotulo],
  'PQS-ABC-4KG': [pqsAbc4kgFrente, pqsAbc4kgPerspectiva, pqsAbc4kgValvula, pqsAbc4kgRotulo],
  'PQS-ABC-6KG': [pqsAbc6kgFrente, pqsAbc6kgPerspectiva, pqsAbc6kgValvula, pqsAbc6kgRotulo],
  'PQS-ABC-8KG': [pqsAbc8kgFrente, pqsAbc8kgPerspectiva, pqsAbc8kgValvula, pqsAbc8kgRotulo],
  'PQS-ABC-12KG': [pqsAbc12kgFrente, pqsAbc12kgPerspectiva, pqsAbc12kgValvula, pqsAbc12kgRotulo],
  'PQS-BC-4KG': [pqsBc4kgFrente, pqsBc4kgPerspectiva, pqsBc4kgValvula, pqsBc4kgRotulo],
  'PQS-BC-6KG': [pqsBc6kgFrente, pqsBc6kgPerspectiva, pqsBc6kgValvula, pqsBc6kgRotulo],
  'PQS-BC-8KG': [pqsBc8kgFrente, pqsBc8kgPerspectiva, pqsBc8kgValvula, pqsBc8kgRotulo],
  'PQS-BC-12KG': [pqsBc12kgFrente, pqsBc12kgPerspectiva, pqsBc12kgValvula, pqsBc12kgRotulo],
  'EM-10L': [em10lFrente, em10lPerspectiva, em10lValvula, em10lRotulo],
  'AP-75L': [ap75lFrente, ap75lPerspectiva, ap75lValvula, ap75lRotulo],
  'CO2-10KG': [co210kgFrente, co210kgPerspectiva, co210kgValvula, co210kgRotulo],
  'PQS-ABC-20KG': [pqsAbc20kgFrente, pqsAbc20kgPerspectiva, pqsAbc20kgValvula, pqsAbc20kgRotulo],
  'PQS-ABC-30KG': [pqsAbc30kgFrente, pqsAbc30kgPerspectiva, pqsAbc30kgValvula, pqsAbc30kgRotulo],
  'PQS-ABC-50KG': [pqsAbc50kgFrente, pqsAbc50kgPerspectiva, pqsAbc50kgValvula, pqsAbc50kgRotulo],
  'PQS-BC-20KG-40': [pqsBc20kg40Frente, pqsBc20kg40Perspectiva, pqsBc20kg40Valvula, pqsBc20kg40Rotulo],
  'PQS-BC-20KG-80': [pqsBc20kg80Frente, pqsBc20kg80Perspectiva, pqsBc20kg80Valvula, pqsBc20kg80Rotulo],
  'PQS-BC-50KG': [pqsBc50kgFrente, pqsBc50kgPerspectiva, pqsBc50kgValvula, pqsBc50kgRotulo],
  'EM-50L': [em50lFrente, em50lPerspectiva, em50lValvula, em50lRotulo],
} satisfies Record<string, readonly [string, ...string[]]>;
